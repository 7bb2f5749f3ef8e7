import type { Banner } from '#contract/content/content.ts'
import { PICTURE_FORMATS, resizedUrl, srcSet } from '#domain/urls/picture-url.ts'

type Props = {
  banner: Banner
  sizes: string
  /** The most pixels that are of use where it stands, on fine screens too; without it, all that the original has. */
  widest?: number
  eager?: boolean
  /** For what is about to be seen, below what comes first: loads at once, after the rest. */
  soon?: boolean
  className?: string | undefined
}

/** A banner's picture: its own one for narrow screens where it has one, both in all formats and widths. */
export function BannerPicture({
  banner,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  eager = false,
  soon = false,
  className,
}: Props) {
  const { desktop, mobile } = banner.dimensoes

  return (
    <picture>
      {mobile &&
        PICTURE_FORMATS.map((format) => (
          <source
            key={format}
            type={MIME[format]}
            media="(max-width: 600px)"
            srcSet={srcSet(mobile.imagem, format, mobile.largura)}
            sizes={sizes}
            width={mobile.largura}
            height={mobile.altura}
          />
        ))}
      {PICTURE_FORMATS.map((format) => (
        <source
          key={format}
          type={MIME[format]}
          srcSet={srcSet(desktop.imagem, format, Math.min(desktop.largura, widest))}
          sizes={sizes}
        />
      ))}
      <img
        className={className}
        src={resizedUrl(desktop.imagem, 640, 'jpg')}
        width={desktop.largura}
        height={desktop.altura}
        alt={banner.alt}
        loading={eager || soon ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
      />
    </picture>
  )
}

const MIME = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
