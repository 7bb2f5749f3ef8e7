import { shopEnvironment } from './shop-environment.ts'
import { startProviders } from './start-providers.ts'

// `node tools/counterparts/main.ts FOLDER`, started by another process: tells it the environment of a shop, keeps the charges in
// the folder, and sends webhooks to the origin that comes as a message.
const [folder] = process.argv.slice(2)
const providers = await startProviders(folder ? { folder } : {})

process.on('SIGTERM', end)
process.on('message', (origin) => providers.notifyShop(String(origin)))
process.on('disconnect', end)
process.send?.(shopEnvironment(providers))

function end() {
  void providers.close().then(() => process.exit(0))
}
