extension SymbolMeanings {
  static let places = """
    location cursor
    location.fill cursor-fill
    location.north cursor
    location.north.fill cursor-fill
    location.slash cursor
    mappin geo
    mappin.and.ellipse geo-alt
    mappin.circle geo-alt
    mappin.circle.fill geo-alt-fill
    map map
    map.fill map-fill
    safari compass
    safari.fill compass-fill
    car car-front
    car.fill car-front-fill
    bolt.car ev-front
    bolt.car.fill ev-front-fill
    bus bus-front
    bus.fill bus-front-fill
    tram train-front
    tram.fill train-front-fill
    airplane airplane
    bicycle bicycle
    scooter scooter
    fuelpump fuel-pump
    fuelpump.fill fuel-pump-fill
    truck.box truck
    parkingsign p-square
    signpost.right signpost
    figure.roll universal-access
    chart.bar bar-chart
    chart.bar.fill bar-chart-fill
    chart.bar.xaxis bar-chart-line
    chart.pie pie-chart
    chart.pie.fill pie-chart-fill
    chart.line.uptrend.xyaxis graph-up
    chart.line.downtrend.xyaxis graph-down
    chart.xyaxis.line graph-up
    speedometer speedometer2
    gauge speedometer
    gauge.medium speedometer
    """
}
