import { Fragment } from 'react'
import type { LineLinks } from './line-links.ts'

type Line = Omit<LineLinks, 'links'>

type Props = Line & {
  all: readonly LineLinks[]
  /** For screen readers, which hear the links of several products. */
  nome: string
}

/** Where a line of a cart or an order leads. */
export function ProductToolLinks({ all, nome, ...line }: Props) {
  const links = linksOfLine(all, line)
  if (links.length === 0) return null

  return (
    <p>
      {links.map(([label, url], i) => (
        <Fragment key={label}>
          {i > 0 && ' · '}
          <a href={url}>
            {label}
            <span className="visually-hidden"> ({nome})</span>
          </a>
        </Fragment>
      ))}
    </p>
  )
}

function linksOfLine(all: readonly LineLinks[], { idProduto, idAtributoSimples }: Line): LineLinks['links'] {
  const own = all.find((line) => line.idProduto === idProduto && line.idAtributoSimples === idAtributoSimples)

  return own?.links ?? []
}
