import ReferenceGraph
import Testing

@testable import ViperRules

/// Whole reports for programs and for documents that draw.
@Suite struct `An audit as data` {
  @Test func `in Mermaid is a flowchart a module`() {
    #expect(
      AuditReport.example(.sound(), .broken()).text(.mermaid) == """
        %% Greetings · Greeting
        flowchart LR
          n0["GreetingScreen"]:::view
          n1["GreetingPresenter"]:::presenter
          n0 ==>|"presenter"| n1
          n1 -.->|"view"| n0
          classDef view fill:#dbeafe,stroke:#2563eb,color:#111
          classDef presenter fill:#ede9fe,stroke:#7c3aed,color:#111

        %% Greetings · Greeting
        flowchart LR
          n0["GreetingScreen"]:::view
          n1["GreetingPresenter"]:::presenter
          n0 ==>|"presenter"| n1
          n1 ==>|"kept V01"| n0
          classDef view fill:#dbeafe,stroke:#2563eb,color:#111
          classDef presenter fill:#ede9fe,stroke:#7c3aed,color:#111
          linkStyle 0,1 stroke:#c00,stroke-width:3px

        """)
  }

  @Test func `in JSON has everything, its keys in order`() {
    #expect(
      AuditReport.example(.broken()).text(.json)
        == #"""
        {
          "schema": 1,
          "isClean": false,
          "rules": [
            {"id": "V01", "title": "The view owns its presenter", "enforcement": ["live"]},
            {"id": "V08", "title": "Components know protocols", "enforcement": ["types"]},
            {"id": "V11", "title": "Pure logic imports <nothing> & \"does\" nothing", "enforcement": ["source"]}
          ],
          "modules": [
            {
              "system": "Greetings",
              "name": "Greeting",
              "states": [
                {"name": "", "objects": 2, "violations": 1}
              ],
              "objects": [
                {"name": "GreetingScreen", "role": "view", "count": 1, "broken": []},
                {"name": "GreetingPresenter", "role": "presenter", "count": 1, "broken": []}
              ],
              "edges": [
                {"source": "GreetingScreen", "target": "GreetingPresenter", "path": "presenter", "ownership": "strong", "declaredType": "Optional<GreetingPresenter>", "broken": [], "isInCycle": true},
                {"source": "GreetingPresenter", "target": "GreetingScreen", "path": "kept", "ownership": "strong", "declaredType": "Optional<GreetingScreen>", "broken": ["V01"], "isInCycle": true}
              ],
              "verdicts": [
                {"rule": "V01", "verdict": "broken", "because": []},
                {"rule": "V08", "verdict": "kept", "because": []},
                {"rule": "V11", "verdict": "not judged", "because": ["read from sources, which nothing does yet"]}
              ],
              "violations": [
                {"rule": "V01", "title": "The view owns its presenter", "place": "GreetingPresenter.kept", "evidence": ["GreetingPresenter.kept ══▶ GreetingScreen"], "fix": "declare `weak` on GreetingPresenter.kept", "exception": "Never: say so with `.allowing`.", "states": []}
              ],
              "accepted": [],
              "doubts": [],
              "cycles": [
                {"lines": ["GreetingScreen.presenter ══▶ GreetingPresenter", "GreetingPresenter.kept ══▶ GreetingScreen"], "verdict": "a cycle of strong references; who else holds it is not known while its roots are held", "fix": "declare `weak` on `GreetingPresenter.kept`; whoever holds it from outside keeps the GreetingScreen.", "fingerprint": "FINGERPRINT"}
              ],
              "blindSpots": []
            }
          ]
        }

        """#.replacing("FINGERPRINT", with: ModuleReport.broken().cycles.first?.fingerprint ?? ""))
  }
}
