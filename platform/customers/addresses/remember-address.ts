import { sql } from 'drizzle-orm'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import { MAX_ADDRESSES } from './add-address.ts'

/**
 * Saves an order's address in the customer's account, unless it is saved already or the account is full. The first
 * becomes the main one.
 */
export async function rememberAddress(
  tx: Database,
  { idCliente, endereco }: { idCliente: number; endereco: PostalAddress },
): Promise<void> {
  const { destinatario, cep, logradouro, numero, complemento, bairro, cidade, uf, referencia } = endereco
  await tx.execute(sql`
    insert into enderecos_clientes (
      id_cliente, lugar, principal, destinatario, cep, logradouro, numero, complemento, bairro, cidade, uf, referencia
    )
    select ${idCliente}, lugar, not exists (select from enderecos_clientes where id_cliente = ${idCliente}),
      ${destinatario}, ${cep}, ${logradouro}, ${numero}, ${complemento}, ${bairro}, ${cidade}, ${uf}, ${referencia}
    from generate_series(1, ${MAX_ADDRESSES}::integer) as lugar
    where not exists (
      select from enderecos_clientes e
      where e.id_cliente = ${idCliente}
        and (
          e.lugar = lugar.lugar
          or (e.cep, lower(e.logradouro), e.numero, lower(e.complemento))
            = (${cep}, lower(${logradouro}), ${numero}, lower(${complemento}))
        )
    )
    order by lugar limit 1
    on conflict do nothing`)
}
