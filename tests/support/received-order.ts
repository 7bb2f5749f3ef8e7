import { randomUUID } from 'node:crypto'
import { SAMPLE_PICTURE } from '#platform/catalog/catalog.fixtures.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos, pedidosItens } from '#platform/orders/tables.ts'

type Received = {
  produtos: number[]
  email?: string
  idCliente?: number | null
  /** The time of delivery. */
  entregueEm?: Date
  situacao?: 'entregue' | 'enviado' | 'devolvido'
}

/** Inserts the rows of a delivered order for the test. Returns its id. */
export async function receivedOrder(
  db: RequestContext['db'],
  { produtos, email = 'clara@example.com', idCliente = null, situacao = 'entregue', ...order }: Received,
): Promise<string> {
  const entregueEm = order.entregueEm ?? new Date('2026-11-10T12:00:00Z')
  const placed = new Date('2026-11-01T12:00:00Z')
  const [row] = await db
    .insert(pedidos)
    .values({
      chaveIdempotencia: randomUUID(),
      idCliente,
      email,
      situacao,
      comprador: {
        pessoa: 'F',
        nomeRazao: 'Clara Nunes Lima',
        documento: '52998224725',
        inscricaoEstadual: '',
        email,
        celular: '+5511987654321',
      },
      endereco: {
        destinatario: 'Clara Nunes Lima',
        cep: '01001000',
        logradouro: 'Praça da Sé',
        numero: '1',
        complemento: '',
        referencia: '',
        bairro: 'Sé',
        cidade: 'São Paulo',
        uf: 'SP',
      },
      frete: {
        id: 'pac',
        tipo: 'entrega',
        label: 'PAC',
        valor: 0,
        valorCheio: 0,
        ajustes: [],
        prazo: 3,
        previsao: '2026-11-06',
        entregaAgendada: false,
      },
      idCotacao: 'cotacao',
      subtotal: 10_000 * produtos.length,
      totalItens: 10_000 * produtos.length,
      valorFrete: 0,
      descontoVista: 0,
      metodo: 'boleto',
      total: 10_000 * produtos.length,
      criadoEm: placed,
      alteradoEm: placed,
      entregueEm: situacao === 'enviado' ? null : entregueEm,
    })
    .returning({ id: pedidos.id })
  if (!row) throw new Error('The order was not created.')
  await db.insert(pedidosItens).values(
    produtos.map((idProduto, posicao) => ({
      idPedido: row.id,
      posicao,
      idProduto,
      idSku: idProduto,
      tipo: 'produto' as const,
      sku: `S${idProduto}`,
      nome: `Produto ${idProduto}`,
      url: `/produto-${idProduto}`,
      atributos: [],
      origem: 0,
      quantidade: 1,
      imagem: { imagem: `/imagens/${SAMPLE_PICTURE}/640.jpg`, alt: '', largura: 1200, altura: 1200 },
      precoPor: 10_000,
      ajustes: [],
      total: 10_000,
      descontoVista: 0,
    })),
  )

  return row.id
}
