extension SymbolTable {
    /// Machines, networks, power, sound, numbers.
    package static let devices = """
        wifi wifi
        wifi-off wifi.slash wifi.exclamationmark
        signal antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
        radio-tower antenna.radiowaves.left.and.right.circle
        cast airplayvideo
        airplay airplayaudio
        battery battery.100 battery.100percent
        battery-70 battery.75 battery.75percent
        battery-50 battery.50 battery.50percent
        battery-20 battery.25 battery.25percent
        battery-outline battery.0 battery.0percent
        battery-charging battery.100.bolt battery.100percent.bolt
        battery-plus minus.plus.batteryblock minus.plus.batteryblock.fill
        cellphone-iphone iphone iphone.gen3 iphone.homebutton
        tablet-ipad ipad ipad.landscape
        laptop laptopcomputer macbook
        desktop-mac desktopcomputer display macpro.gen3 pc
        watch applewatch applewatch.watchface
        television tv tv.fill appletv appletv.fill
        headphones headphones beats.headphones beats.earphones airpodsmax airpods airpodspro
        headphones airpod.left airpod.right airpodpro.left airpodpro.right
        headphones beats.fitpro beats.fitpro.left beats.fitpro.right beats.powerbeats3 beats.powerbeats3.left beats.powerbeats3.right
        headphones beats.powerbeatspro beats.powerbeatspro.left beats.powerbeatspro.right beats.studiobud.left beats.studiobud.right
        keyboard keyboard keyboard.fill
        mouse computermouse computermouse.fill magicmouse
        printer printer printer.fill
        harddisk externaldrive externaldrive.fill internaldrive internaldrive.fill opticaldisc
        server server.rack
        database cylinder cylinder.fill cylinder.split.1x2
        memory memorychip memorychip.fill
        chip cpu cpu.fill
        console terminal terminal.fill apple.terminal
        script applescript applescript.fill
        code-braces curlybraces
        speaker hifispeaker hifispeaker.fill homepod homepod.fill homepodmini
        volume-high speaker.wave.3 speaker.wave.3.fill
        volume-medium speaker.wave.2 speaker.wave.2.fill
        volume-low speaker speaker.fill speaker.wave.1 speaker.wave.1.fill
        volume-off speaker.slash speaker.slash.fill
        transcribe waveform waveform.circle waveform.circle.fill
        radio radio radio.fill
        cloud-download icloud.and.arrow.down icloud.and.arrow.down.fill
        cloud-upload icloud.and.arrow.up icloud.and.arrow.up.fill
        cloud-outline-off icloud.slash icloud.slash.fill
        cloud-check checkmark.icloud checkmark.icloud.fill
        cloud-circle cloud.circle cloud.circle.fill
        cloud icloud.fill
        cloud-outline icloud
        toggle-switch switch.2
        toggle-switch-off lightswitch.off
        fan fan fan.fill fan.floor
        air-conditioner air.conditioner.horizontal air.conditioner.horizontal.fill
        radiator heater.vertical heater.vertical.fill
        blinds blinds.vertical.open
        numeric-0-box-outline 0.circle 0.square
        numeric-1-box-outline 1.circle 1.square
        numeric-2-box-outline 2.circle 2.square
        numeric-3-box-outline 3.circle 3.square
        numeric-4-box-outline 4.circle 4.square
        numeric-5-box-outline 5.circle 5.square
        numeric-6-box-outline 6.circle 6.square
        numeric-7-box-outline 7.circle 7.square
        numeric-8-box-outline 8.circle 8.square
        numeric-9-box-outline 9.circle 9.square
        numeric-1-box 1.circle.fill 1.square.fill
        numeric-2-box 2.circle.fill 2.square.fill
        numeric-3-box 3.circle.fill 3.square.fill
        numeric-4-box 4.circle.fill 4.square.fill
        numeric-5-box 5.circle.fill 5.square.fill
        numeric-6-box 6.circle.fill 6.square.fill
        numeric-7-box 7.circle.fill 7.square.fill
        numeric-8-box 8.circle.fill 8.square.fill
        numeric-9-box 9.circle.fill 9.square.fill
        link personalhotspot
        barcode-scan barcode.viewfinder
        chart-scatterplot-hexbin chart.dots.scatter
        gauge gauge.high gauge.low gauge.with.needle gauge.with.needle.fill gauge.with.dots.needle.0percent
        gauge gauge.with.dots.needle.33percent
        gauge gauge.with.dots.needle.100percent
        gauge gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.100percent
        speedometer gauge.open.with.lines.needle.33percent gauge.open.with.lines.needle.67percent.and.arrowtriangle
        printer scanner scanner.fill
        fax faxmachine faxmachine.fill
        disk opticaldiscdrive opticaldiscdrive.fill
        sd sdcard sdcard.fill
        sim simcard simcard.fill simcard.2 simcard.2.fill
        usb cable.connector
        access-point sensor sensor.fill sensor.tag.radiowaves.forward sensor.tag.radiowaves.forward.fill
        webcam web.camera web.camera.fill video.doorbell video.doorbell.fill
        dialpad entry.lever.keypad
        server-network externaldrive.connected.to.line.below externaldrive.connected.to.line.below.fill
        hololens visionpro vision.pro
        headset headset headset.circle
        """
}
