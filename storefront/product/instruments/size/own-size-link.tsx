import { Link, useLocation } from 'react-router'
import { ownSizeLinks } from '#domain/instruments/sizes/fitting/own-size-links.ts'
import type { OwnListingProps } from '../mine/fits.ts'
import { rememberedSize } from './remembered-size.ts'

/** Narrows a listing to the size that was found in this browser. */
export function OwnSizeLink({ conteudo: { detalhes, produtos }, search }: OwnListingProps) {
  const { pathname } = useLocation()
  const found = rememberedSize()
  if (!found) return null
  const links = ownSizeLinks(found, { ...detalhes, pathname, search, produtos })

  return links.map(({ text, ...to }) => (
    <p key={to.pathname}>
      <Link to={to} preventScrollReset>
        {text}
      </Link>
    </p>
  ))
}
