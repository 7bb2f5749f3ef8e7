import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import type { Check, Finding } from './check.ts'

/** So many of a kind are shown; the rest is counted. */
const EXAMPLES = 10

const Found = z.object({ rows: z.array(z.object({ problema: z.string(), total: z.coerce.number() })) })

/** What is wrong, one finding for each check that found something. */
export async function runChecks(db: Database, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const { rows } = Found.parse(
      await db.execute(
        sql`select problema, count(*) over () as total from (${sql.raw(check.problems)}) p order by 1 limit ${EXAMPLES}`,
      ),
    )
    const [first] = rows
    if (first)
      findings.push({
        check,
        total: first.total,
        examples: rows.map(({ problema }) => problema),
      })
  }
  return findings
}

/** Puts one finding right, with a line in the audit. Answers what is still wrong afterwards, in which case nothing is changed. */
export async function fixFinding(
  db: Database,
  { check, total }: Finding,
  agora: Date,
): Promise<'fixed' | 'unfixable' | 'failed'> {
  const { fix } = check
  if (!fix) return 'unfixable'
  try {
    await db.transaction(async (tx) => {
      await fix(tx)
      if ((await runChecks(tx, [check])).length > 0) throw new StillWrong()
      await noteChange(
        tx,
        { funcionario: null, agora, ip: '' },
        {
          acao: 'configuracao.alterado',
          alvo: { tipo: 'configuracao', id: check.name, nome: `npm run doctor: ${check.title} (${total})` },
        },
      )
    })
    return 'fixed'
  } catch (error) {
    if (error instanceof StillWrong) return 'failed'
    throw error
  }
}

class StillWrong extends Error {}
