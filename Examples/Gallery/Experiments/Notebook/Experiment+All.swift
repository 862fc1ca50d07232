extension Experiment {
  /// All experiments in the order of the articles.
  package static let all: [Experiment] = [
    .intrinsicSize, .gapStretches, .gapCompresses, .selfSizingCell, .squeezedImage,
    .sizeRanges, .offsetRanges, .twoLabels, .equalPriorities, .presentLayoutKept,
    .onePictureOrNine, .panelPriorities, .hiddenTakesRoom, .zeroHeightRule, .automaticRowHeight,
    .constraintClasses, .attributes, .equations, .unaryConstraints, .threeWays, .illegalConstraints,
    .growingLabel, .competingLabels, .whichBreaks, .wrappingTie,
  ]
}
