import { INVITATION_MINUTES, inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolDatabase } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'

const USAGE = 'Uso: npm run sell -- "NOME DE QUEM VENDE"'

// Anyone who may run commands on the store's machine may let people sell in customers' names.
await runCommand(run)

async function run(stop: Stop) {
  const vendedor = process.argv.slice(2).join(' ').trim()
  if (vendedor === '' || vendedor.startsWith('-')) throw new StartFailure(USAGE)
  const config = readConfig()
  const { db } = await openToolDatabase(config, stop)
  const chave = await inviteSeller({ db, now: new Date() }, { vendedor })
  console.log(`Link de venda de ${vendedor}, vale uma vez, por ${INVITATION_MINUTES} minutos:`)
  console.log(`${config.storeUrl}/checkout/venda-interna?chave=${chave}`)
}
