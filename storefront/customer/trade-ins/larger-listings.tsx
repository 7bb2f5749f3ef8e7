import type { MyTradeIn } from '#contract/orders/trade-ins.ts'

/** What the shop sells of larger sizes. */
export function LargerListings({ sizes, words }: { sizes: MyTradeIn['tamanhos']; words: string }) {
  if (sizes.length === 0) return <p>No momento não temos um tamanho maior à venda.</p>

  return (
    <p>
      {words}{' '}
      {sizes.map(({ tamanho, listagens }, i) => (
        <span key={tamanho}>
          {i > 0 && ', '}
          {listagens.slice(0, 1).map(({ url, total }) => (
            <a key={url} href={url}>
              {tamanho} ({total} {total === 1 ? 'modelo' : 'modelos'})
            </a>
          ))}
        </span>
      ))}
      .
    </p>
  )
}
