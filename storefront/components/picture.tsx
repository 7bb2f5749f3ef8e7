import type { Picture } from '#contract/picture.ts'
import { resizedUrl, srcSet } from '#domain/urls/picture-url.ts'

type Props = {
  picture: Picture
  /** The displayed width, as in the `sizes` attribute: the browser chooses the file by it. */
  sizes: string
  /** The largest useful width in pixels, for high-density screens too; defaults to the original's width. */
  maxWidth?: number
  /** For pictures above the fold: loads at once and with priority. */
  eager?: boolean
  className?: string
}

/**
 * A picture in AVIF, WebP and JPEG, in the widths that the screen needs. Width and height are set, so nothing moves
 * while it loads. Below the fold, the few browsers that only know JPEG get a single size.
 */
export function ResponsivePicture({
  picture,
  sizes,
  maxWidth = Number.POSITIVE_INFINITY,
  eager = false,
  className,
}: Props) {
  const { imagem, alt, largura, altura } = picture
  const width = Math.min(largura, maxWidth)

  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(imagem, 'avif', width)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(imagem, 'webp', width)} sizes={sizes} />
      <img
        className={className}
        src={resizedUrl(imagem, 640, 'jpg')}
        width={largura}
        height={altura}
        alt={alt}
        {...(eager
          ? { srcSet: srcSet(imagem, 'jpg', width), sizes, fetchPriority: 'high' }
          : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
