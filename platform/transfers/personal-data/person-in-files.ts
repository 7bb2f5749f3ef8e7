import { type SQL, sql } from 'drizzle-orm'

/** How files identify a person: by e-mail, or by CPF or CNPJ with any punctuation. */
export type Named = { email: string; documento: string | null }

/** Whether a text in a JSON value is this e-mail or document. Slow, but few kinds of imports contain customers. */
export function namedIn(json: SQL, { email, documento }: Named): SQL<boolean> {
  return sql<boolean>`exists (
    select from jsonb_path_query(${json}, 'strict $.**') as valor
    where jsonb_typeof(valor) = 'string' and (
      lower(btrim(valor #>> '{}')) = ${email}::text
      or upper(regexp_replace(valor #>> '{}', '[^0-9A-Za-z]', '', 'g')) = ${documento}::text
    )
  )`
}

/** The kinds of imports and exports that contain customers. */
export const PERSONAL_KINDS = sql`('clientes', 'pedidos')`
