import type { Panel } from './panel.ts'
import { person } from './people.ts'

const CPFS = ['529.982.247-25', '111.444.777-35', '390.533.447-05', '168.995.350-09']

/** Creates customers with an account, one of them a reseller with a price list, and an unfinished internal sale. */
export async function createCustomers(panel: Panel) {
  const ids: number[] = []
  for (const [n, documento] of CPFS.entries()) {
    const { nome: nomeRazao, email } = person(n)
    const celular = `(11) 98765-432${n}`
    const { id } = await panel.customers.findOrCreate({ pessoa: 'F', nomeRazao, email, documento, celular })
    await panel.customers.addAddress({ id, ...person(n).endereco })
    ids.push(id)
  }
  const [buyer = 0, reseller = 0] = ids
  await panel.customers.addNote({
    id: buyer,
    texto: 'Professora do projeto Cordas do Bairro. Prefere WhatsApp.',
  })
  const { grupos } = await panel.customers.addGroup({ nome: 'Escolas de música' })
  const idGrupo = grupos[0]?.id ?? 0
  await panel.priceLists.discount({ idGrupo, percentual: 12, busca: 'violino' })
  await panel.customers.answerResale({ id: reseller, idGrupo })

  return { idCliente: buyer, idVenda: await beginSale(panel, buyer) }
}

/** Two kinds of goods, a discount, an address and freight: everything but the click that places the order. */
async function beginSale(panel: Panel, idCliente: number): Promise<string> {
  const { id } = await panel.sales.start({ idCliente })
  for (const [busca, quantidade] of [
    ['estojo violino', 1],
    ['breu', 2],
  ] as const) {
    const { produtos } = await panel.sales.goods({ busca })
    const found = produtos.find(({ estoque }) => estoque >= quantidade)
    if (!found) throw new Error(`The shop has no ${busca}.`)
    const { idProduto, idAtributoSimples } = found
    await panel.sales.putItem({ id, idProduto, idAtributoSimples, quantidade })
  }
  await panel.sales.discount({ id, valor: 1_000 })
  const { endereco } = person(0)
  const { compra } = await panel.sales.deliver({ id, endereco })
  const [freight] = compra.entrega.cotacao?.fretes ?? []
  await panel.sales.deliver({ id, endereco, ...(freight && { idFrete: freight.id }) })

  return id
}
