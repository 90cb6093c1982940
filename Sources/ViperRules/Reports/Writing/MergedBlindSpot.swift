internal import ReferenceGraph

/// A place that could not be read, told once for all states.
struct MergedBlindSpot {
  let place: String
  let reason: String

  /// How many objects had it at most in one state.
  var count: Int

  /// In how many states.
  var states = 1
}

extension ModuleReport {
  /// In the order of their places.
  var blindSpots: [MergedBlindSpot] {
    var merged: [MergedBlindSpot] = []
    for state in states {
      var spots: [MergedBlindSpot] = []
      for spot in state.graph.blindSpots {
        let place = spot.place.withoutElements
        if let known = spots.firstIndex(where: { $0.place == place && $0.reason == spot.reason.rawValue }) {
          spots[known].count += spot.count
        } else {
          spots.append(MergedBlindSpot(place: place, reason: spot.reason.rawValue, count: spot.count))
        }
      }
      for spot in spots {
        guard let known = merged.firstIndex(where: { $0.place == spot.place && $0.reason == spot.reason }) else {
          merged.append(spot)
          continue
        }
        merged[known].count = max(merged[known].count, spot.count)
        merged[known].states += 1
      }
    }
    return merged.stableSorted { $0.place < $1.place }
  }
}
