import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pixProprioCobrancas, pixProprioRecebimentos } from '../../tables.ts'
import { COMMON, type Driver } from '../conformance.fixtures.ts'
import { type OwnPixOptions, ownPix } from './own-pix.ts'

/** The store's own Pix key; `changes` are other than a working one. */
export function ownPixAt(db: Database, changes: Partial<OwnPixOptions> = {}) {
  return ownPix({
    db,
    chave: 'pix@loja.example.com',
    receiver: () => ({
      nome: 'Lira Música',
      cidade: 'São Paulo',
      titular: 'Lira Ltda',
      documento: '11222333000181',
    }),
    minutes: () => 1440,
    now: () => new Date('2026-11-24T12:00:00Z'),
    ...changes,
  })
}

/** For the conformance tests. Money is what a person confirms; no bank can be kept from paying a cancelled code. */
export function ownPixDriver(db: () => Database): Driver {
  const account = () => ownPixAt(db())
  const provider = () => {
    const { pix } = account()
    if (!pix) throw new Error('The account takes no Pix.')
    return pix
  }

  return {
    metodo: 'pix',
    account,
    provider,
    create: (id) => provider().create({ ...COMMON, id, segundos: 86_400 }),
    pay: async (id) => {
      await confirmReceipt(db(), id, COMMON.valor)
      return provider().find({ id, idProvedor: null })
    },
    payThere: null,
    count: (id) => db().$count(pixProprioCobrancas, eq(pixProprioCobrancas.id, id)),
    setFaults: null,
    refunded: 'pendente',
    namesRefunds: true,
  }
}

/** Records money as a person does who sees it in the store's account. Centavos. */
export async function confirmReceipt(db: Database, idCobranca: string, valor: number): Promise<void> {
  const em = new Date('2026-11-24T12:00:00Z')
  await db.insert(pixProprioRecebimentos).values({ idCobranca, valor, em, quem: 'Dora', conferidoEm: em })
}
