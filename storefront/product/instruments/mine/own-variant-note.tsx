import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { hydrateNow } from '#storefront/rendering/lazy-hydrate.tsx'
import { prefersLeftHand } from '../left-hand/preferred-hand.ts'
import { rememberedSize } from '../size/remembered-size.ts'
import type { NotesProps } from './fits.ts'
import { type Offer, offersOf } from './own-variants.ts'

/** The products of this page load whose variant was already chosen once: whoever chooses another one after that has it. */
const chosen = new Set<number>()

/**
 * Says how a product meets the size that was found in this browser, and the left hand, and shows that variant at first,
 * if the address names none.
 */
export function OwnVariantNote({ conteudo, sku, className }: NotesProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const found = rememberedSize()
  const offers = offersOf({ size: found, left: prefersLeftHand() }, conteudo, sku)
  const { target } = offers.size ?? offers.left ?? { target: null }

  useEffect(() => {
    if (chosen.has(conteudo.id)) return
    chosen.add(conteudo.id)
    if (search !== '' || !target || target.id === sku.id || target.estoque <= 0) return
    // The visitor has done nothing yet: what the page shows below would be gone until then.
    hydrateNow()
    void navigate({ pathname, search: target.selecao }, { replace: true, preventScrollReset: true })
  }, [conteudo.id, pathname, search, target, sku.id, navigate])

  return (
    <>
      {found && offers.size && (
        <p className={className} role="status">
          Seu tamanho: <strong>{found.tamanho}</strong>
          {offers.size.target ? '. ' : ', que este produto não tem.'}
          <Way offer={offers.size} here="É o deste." there={`Escolher ${found.tamanho}`} url={conteudo.url} />
        </p>
      )}
      {offers.left && (
        <p className={className} role="status">
          Para canhotos.{' '}
          <Way
            offer={offers.left}
            here="É a versão escolhida."
            there="Escolher a versão"
            url={conteudo.url}
          />
        </p>
      )}
    </>
  )
}

type WayProps = { offer: Offer; here: string; there: string; url: string }

/** That it is the shown variant, or the link to the one that it is. */
function Way({ offer: { shown, target }, here, there, url }: WayProps) {
  if (shown) return here
  if (!target) return null

  return (
    <Link to={{ pathname: url, search: target.selecao }} replace preventScrollReset>
      {there}
      {target.estoque > 0 ? '' : ' (esgotado)'}
    </Link>
  )
}
