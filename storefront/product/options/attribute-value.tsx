import { Link } from 'react-router'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import styles from './attribute-value.module.css'

type Props = {
  label: string
  /** With a picture it is a swatch, otherwise a pill. */
  imagem: Picture | null
  /** The product's address. */
  url: string
  /** The SKU that it selects; undefined if there is none with the values chosen before it. */
  target: Sku | undefined
  current: boolean
  /** Reached by arrow keys instead of Tab. */
  skipped: boolean
  /** Why it cannot be chosen. */
  reason: string
}

/**
 * One value of an attribute. A sold-out one can be selected; one that does not exist in this combination cannot, and
 * says why.
 */
export function AttributeValue({ label, imagem, url, target, current, skipped, reason }: Props) {
  const radio = {
    role: 'radio',
    'aria-checked': current,
    className: styles[imagem ? 'swatch' : 'pill'] ?? '',
  }
  const content = imagem ? (
    <>
      <ResponsivePicture picture={{ ...imagem, alt: '' }} sizes="72px" maxWidth={192} />
      <span className="visually-hidden">{label}</span>
    </>
  ) : (
    label
  )

  if (!target) {
    return (
      <span {...radio} aria-disabled data-ruled-out title={`${label}: ${reason}`}>
        {content}
        <span className="visually-hidden"> ({reason})</span>
      </span>
    )
  }

  const soldOut = target.estoque === 0

  return (
    <Link
      to={{ pathname: url, search: target.selecao }}
      replace
      preventScrollReset
      {...radio}
      tabIndex={skipped ? -1 : undefined}
      data-sold-out={soldOut || undefined}
      title={soldOut ? `${label}: esgotado` : label}
    >
      {content}
      {soldOut && <span className="visually-hidden"> (esgotado)</span>}
    </Link>
  )
}
