process.on('disconnect', () => process.exit())
process.send('ready')
