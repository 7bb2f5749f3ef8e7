import { useEffect, useState } from 'react'
import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import type { Goods } from '#domain/instruments/sizes/fitting/found-size.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

type Tools = Goods['tools']

const known = new Map<number, Promise<Tools>>()
const waiting = new Set<number>()
let reading: Promise<ProductTools['itens']> | undefined

/**
 * The tools that name the instrument of a cart's line, by which its product's page judges a size, too. Undefined until
 * they are known. They are read in one call for all lines, of which a cart has no more than that call answers.
 */
export function useLineTools(idProduto: number): Tools | undefined {
  const appToken = useShop()?.appToken
  const [tools, setTools] = useState<Tools>()

  useEffect(() => {
    if (appToken) void toolsOf(appToken, idProduto).then(setTools)
  }, [appToken, idProduto])

  return tools
}

function toolsOf(appToken: string, idProduto: number): Promise<Tools> {
  const own = known.get(idProduto) ?? readTools(appToken, idProduto)
  known.set(idProduto, own)

  return own
}

/** Without an answer, the product's name says what it is. */
async function readTools(appToken: string, idProduto: number): Promise<Tools> {
  waiting.add(idProduto)
  reading ??= afterAllLines().then(() => readWaiting(appToken))
  try {
    const own = (await reading).find((each) => each.idProduto === idProduto)
    return [own?.tamanhoCerto, own?.meuInstrumento]
  } catch (error) {
    console.error('What a line is could not be read.', error)
    return []
  }
}

function afterAllLines(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

async function readWaiting(appToken: string): Promise<ProductTools['itens']> {
  reading = undefined
  const produtos = [...waiting].join()
  waiting.clear()

  return (await apiGet<ProductTools>('/v2/front/instruments/tools', { appToken, query: { produtos } })).itens
}
