import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import type { Check, Finding } from './check.ts'

/** Number of violations shown per check; the others are only counted. */
const EXAMPLES = 10

const Found = z.object({ rows: z.array(z.object({ problem: z.string(), total: z.coerce.number() })) })

/** Runs the checks and returns one finding for each that failed. */
export async function runChecks(db: Database, checks: readonly Check[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const { rows } = Found.parse(
      await db.execute(
        sql`select problem, count(*) over () as total from (${sql.raw(check.problems)}) p order by 1 limit ${EXAMPLES}`,
      ),
    )
    const [first] = rows
    if (first)
      findings.push({
        check,
        total: first.total,
        examples: rows.map(({ problem }) => problem),
      })
  }
  return findings
}

/**
 * Repairs one finding and records it in the audit log. Returns what is still wrong afterwards; in that case nothing is
 * changed.
 */
export async function fixFinding(
  db: Database,
  { check, total }: Finding,
  now: Date,
): Promise<'fixed' | 'unfixable' | 'failed'> {
  const { fix } = check
  if (!fix) return 'unfixable'
  try {
    await db.transaction(async (tx) => {
      await fix(tx)
      if ((await runChecks(tx, [check])).length > 0) throw new StillWrong()
      await recordChange(
        tx,
        { funcionario: null, now, ip: '' },
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
