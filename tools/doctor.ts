import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import type { Finding } from '#platform/infrastructure/doctor/check.ts'
import { fixFinding, runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { readConfig } from '#server/config.ts'
import { StartFailure } from '#server/start/start-failure.ts'
import type { Stop } from '#server/start/stop.ts'
import { openToolUrl } from '#server/start/tool-database.ts'
import { runCommand } from './command/run-command.ts'
import { checkMachine, type MachineProblem } from './doctor/check-machine.ts'
import { examineReplica } from './doctor/check-replica.ts'
import { CHECKS } from './doctor/checks.ts'

const USAGE = 'Uso: npm run doctor [-- --fix]'

/** At most this many examples of one problem are printed. */
const EXAMPLES = 10

await runCommand(run)

async function run(stop: Stop) {
  const fix = readArguments()
  const config = readConfig()
  const { db, pool, close } = connect(await openToolUrl(config, stop), 2)
  stop.add(close)
  const { rows } = await pool.query(
    `select to_regclass('public.migrations') is not null and to_regclass('pgboss.job') is not null as opened`,
  )
  if (!rows[0]?.opened)
    throw new StartFailure('Este banco não tem uma loja: abra-a uma vez antes de examiná-la.')

  const replica = config.databaseReadUrl ? await examineReplica(pool, config.databaseReadUrl) : null
  if (replica) console.log(`Réplica: ${replica.reads}.`)
  const machine = await checkMachine({ db, pool, config, replica })
  for (const problem of machine) printMachine(problem)
  // The checks fit the tables of this version.
  const outdated = machine.some(({ name }) => name === 'schema')
  const findings = outdated ? [] : await runChecks(db, CHECKS)
  let left = machine.length
  for (const finding of findings) {
    printFinding(finding)
    const outcome = fix ? await fixFinding(db, finding, new Date()) : 'unfixable'
    if (outcome === 'fixed') console.log('  Consertado.')
    else left++
    if (outcome === 'failed') console.log('  O conserto não bastou; nada foi mudado.')
  }

  if (outdated) console.log('Os dados não foram examinados.')
  if (left > 0) process.exitCode = 1
  else if (findings.length > 0)
    console.log('Tudo consertado. Páginas que a loja aberta já guardou mudam quando ela abre de novo.')
  else console.log(`Tudo em ordem: ${CHECKS.length} regras conferidas.`)
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { fix: { type: 'boolean' } } }).values.fix ?? false
  } catch (cause) {
    throw new StartFailure(USAGE, { cause })
  }
}

function printFinding({ check, total, examples }: Finding) {
  console.log(`✗ ${check.title} (${total}) [${check.name}]`)
  printExamples(examples, total)
  console.log(`  → ${check.advice}`)
}

function printMachine({ name, title, advice, examples }: MachineProblem) {
  console.log(`✗ ${title} (${examples.length}) [${name}]`)
  printExamples(examples.slice(0, EXAMPLES), examples.length)
  console.log(`  → ${advice}`)
}

function printExamples(examples: string[], total: number) {
  for (const example of examples) console.log(`  ${example}`)
  if (total > examples.length) console.log(`  … e mais ${total - examples.length}`)
}
