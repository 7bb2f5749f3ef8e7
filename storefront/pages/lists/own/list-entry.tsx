import type { ReactNode } from 'react'
import type { ListItem } from '#contract/cart/personal-lists.ts'
import { cutName } from '#domain/format/cut-name.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { PictureLink } from '#storefront/components/picture-link.tsx'
import styles from '../../cart/shared-cart.module.css'

/** An item of a list: picture, name, price and note, with what can be done with it. */
export function ListEntry({ item, children }: { item: ListItem; children?: ReactNode }) {
  const { nome, quantidade, nota, produto } = item

  return (
    <li className={styles['item']}>
      {produto ? (
        <PictureLink href={produto.url} picture={produto.imagem} width={64} className={styles['picture']} />
      ) : (
        <span />
      )}
      <div className={styles['what']}>
        <p>{produto ? <a href={produto.url}>{cutName(nome)}</a> : cutName(nome)}</p>
        {produto && <p className={styles['quiet']}>{variantText(produto.atributos)}</p>}
        <p className={styles['quiet']}>{state(item)}</p>
        {nota && <p>{nota}</p>}
        {children}
      </div>
      <p className={styles['total']}>{produto?.precoPor && formatBRL(produto.precoPor * quantidade)}</p>
    </li>
  )
}

function state({ quantidade, produto }: ListItem): string {
  if (!produto) return 'A loja não tem mais este produto.'
  if (produto.precoPor === null) return `${quantidade} × preço sob consulta`
  const units = `${quantidade} × ${formatBRL(produto.precoPor)}`

  return produto.disponivel ? units : `${units} · agora sem estoque`
}
