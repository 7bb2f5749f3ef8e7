import type pg from 'pg'

type Filling = {
  /** Their GIN indexes are built at the end, which is a hundred times faster. */
  tables: string[]
  /** `:total` in the statements is this number. */
  statements: string[]
  total: number
}

/** Runs the statements as one transaction, always with the same random seed, and vacuums and analyses the tables. */
export async function fillTables(pool: pg.Pool, { tables, statements, total }: Filling): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local maintenance_work_mem = '256MB'")
    await client.query("set local work_mem = '64MB'")
    await client.query('select setseed(0.42)')
    const indexes = await dropIndexes(client, tables)
    for (const statement of statements)
      await client.query(statement.replaceAll(':total', String(Math.trunc(total))))
    // An index can't be built on a table with pending constraint checks.
    await client.query('set constraints all immediate')
    for (const { definition } of indexes) await client.query(definition)
    await client.query('commit')
    await client.query('vacuum analyze')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function dropIndexes(
  client: pg.PoolClient,
  tables: string[],
): Promise<{ nome: string; definition: string }[]> {
  const { rows } = await client.query<{ nome: string; definition: string }>(
    `-- Of a divided table, with those of its partitions.
     select indexname as nome, replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes
     where tablename = any ($1) and indexdef like '%USING gin%'`,
    [tables],
  )
  for (const { nome } of rows) await client.query(`drop index "${nome}"`)

  return rows
}
