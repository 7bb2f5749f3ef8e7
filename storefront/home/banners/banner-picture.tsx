import type { Banner } from '#contract/content/content.ts'
import { PICTURE_FORMATS, resizedUrl, srcSet } from '#domain/urls/picture-url.ts'

type Props = {
  banner: Banner
  sizes: string
  /** The largest useful width in pixels, for high-density screens too; defaults to the original's width. */
  maxWidth?: number
  eager?: boolean
  /** For pictures just below the fold: loads at once, but without priority. */
  soon?: boolean
  className?: string | undefined
}

/** A banner's picture in all formats and widths, with its own picture for narrow screens if it has one. */
export function BannerPicture({
  banner,
  sizes,
  maxWidth = Number.POSITIVE_INFINITY,
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
          srcSet={srcSet(desktop.imagem, format, Math.min(desktop.largura, maxWidth))}
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
