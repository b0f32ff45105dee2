extension SymbolTable {
    /// Weather, sky, nature, time.
    package static let weather = """
        white-balance-sunny sun.max.fill sun.max sun.min sun.min.fill sun.horizon sun.horizon.fill
        weather-sunny sun.dust sun.dust.fill sun.haze sun.haze.fill rays
        weather-sunset-up sunrise sunrise.fill
        weather-sunset-down sunset sunset.fill
        weather-night moon moon.fill moon.stars moon.stars.fill moon.circle moon.circle.fill
        bell-sleep moon.zzz moon.zzz.fill
        sleep zzz powersleep
        cloud cloud.fill
        cloud-outline cloud
        weather-cloudy smoke smoke.fill
        weather-partlycloudy cloud.sun cloud.sun.fill cloud.moon cloud.moon.fill
        weather-rainy cloud.rain cloud.rain.fill cloud.drizzle cloud.drizzle.fill
        weather-rainy cloud.sun.rain cloud.sun.rain.fill cloud.moon.rain cloud.moon.rain.fill
        weather-pouring cloud.heavyrain cloud.heavyrain.fill
        weather-hail cloud.hail cloud.hail.fill cloud.sleet cloud.sleet.fill
        weather-snowy cloud.snow cloud.snow.fill snow
        weather-lightning cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.sun.bolt cloud.sun.bolt.fill cloud.moon.bolt
        weather-fog cloud.fog cloud.fog.fill
        weather-windy wind wind.snow
        weather-windy-variant tropicalstorm
        thermometer thermometer thermometer.medium thermometer.high thermometer.low thermometer.sun thermometer.snowflake
        water-percent humidity humidity.fill
        water drop drop.fill drop.triangle drop.triangle.fill
        water-off drop.slash
        umbrella umbrella.fill
        umbrella-outline umbrella
        beach beach.umbrella beach.umbrella.fill
        fire flame flame.fill
        flash bolt bolt.fill bolt.horizontal bolt.horizontal.fill bolt.shield bolt.shield.fill
        flash-off bolt.slash bolt.slash.fill
        auto-fix wand.and.stars wand.and.rays wand.and.stars.inverse sparkles
        leaf leaf leaf.fill
        tree tree tree.fill
        flower camera.macro
        image-filter-hdr mountain.2 mountain.2.fill
        earth globe globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill globe.asia.australia network
        web globe.desk safari safari.fill
        compass location.north.circle location.north.circle.fill
        compass-outline compass.drawing
        gauge gauge gauge.medium barometer gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent speedometer
        clock clock clock.fill
        history clock.arrow.circlepath
        clock-alert clock.badge.exclamationmark clock.badge.exclamationmark.fill
        clock-fast deskclock deskclock.fill
        alarm alarm alarm.fill
        timer timer stopwatch stopwatch.fill timer.circle timer.circle.fill
        timelapse timelapse
        timer-sand hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled
        calendar calendar
        calendar-blank calendar.circle calendar.circle.fill
        calendar-plus calendar.badge.plus
        calendar-remove calendar.badge.minus calendar.badge.exclamationmark
        calendar-clock calendar.badge.clock
        calendar-check calendar.badge.checkmark
        calendar-text calendar.day.timeline.left calendar.day.timeline.right calendar.day.timeline.leading
        weather-sunset sun.and.horizon sun.and.horizon.fill
        thermometer-lines thermometer.transmission
        water drop.degreesign drop.degreesign.fill
        cloud-outline carbon.dioxide.cloud carbon.monoxide.cloud
        cloud carbon.dioxide.cloud.fill carbon.monoxide.cloud.fill
        cloud-outline-off xmark.icloud xmark.icloud.fill
        """
}
