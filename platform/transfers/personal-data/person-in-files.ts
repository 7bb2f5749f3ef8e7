import { type SQL, sql } from 'drizzle-orm'

/** Who somebody is in files: a line names them by their e-mail, or by CPF or CNPJ however it is punctuated. */
export type Named = { email: string; documento: string | null }

/** Whether one of the texts in a JSON value is this e-mail or document. Kinds of imports that may name customers are few. */
export function namedIn(json: SQL, { email, documento }: Named): SQL<boolean> {
  return sql<boolean>`exists (
    select from jsonb_path_query(${json}, 'strict $.**') as valor
    where jsonb_typeof(valor) = 'string' and (
      lower(btrim(valor #>> '{}')) = ${email}::text
      or upper(regexp_replace(valor #>> '{}', '[^0-9A-Za-z]', '', 'g')) = ${documento}::text
    )
  )`
}

/** Imports and exports of these kinds hold customers. */
export const PERSONAL_KINDS = sql`('clientes', 'pedidos')`
