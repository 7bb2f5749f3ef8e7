import { resolve } from 'node:path'
import { createOwner } from '#platform/staff/team/create-owner.ts'
import { INVITATION_DAYS } from '#platform/staff/team/invitations.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolDatabase } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'

const USAGE = 'Uso: npm run admin:create -- E-MAIL "NOME"'

// Anyone who may run commands on the store's machine may create an owner.
await runCommand(run)

async function run(stop: Stop) {
  const [email = '', ...words] = process.argv.slice(2)
  const nome = words.join(' ').trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || nome === '') throw new StartFailure(USAGE)
  const config = readConfig()
  const { db } = await openToolDatabase(config, stop)
  const chave = await createOwner({ db, now: new Date() }, { nome, email })
  console.log(`Link de ${nome} para criar a senha do painel, vale uma vez, por ${INVITATION_DAYS} dias:`)
  console.log(`${config.storeUrl}/admin/convite?chave=${chave}`)
  console.log(`Loja: ${config.databaseUrl === undefined ? resolve(config.dataDir) : 'a de DATABASE_URL'}`)
}
