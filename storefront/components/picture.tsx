import type { Picture } from '#contract/picture.ts'
import { resizedUrl, srcSet } from '#domain/urls/picture-url.ts'

type Props = {
  picture: Picture
  /** How wide it is shown, as the `sizes` attribute has it: the browser picks the file by it. */
  sizes: string
  /** The most pixels that are of use where it stands, on fine screens too; without it, all that the original has. */
  widest?: number
  /** For what is seen first: loads at once and before the rest. */
  eager?: boolean
  className?: string
}

/**
 * A picture in AVIF, WebP and JPEG, in the widths that the screen needs. Its measures are stated, so nothing moves.
 * The few browsers that know JPEG alone get one size of what is below the first screen.
 */
export function ResponsivePicture({
  picture,
  sizes,
  widest = Number.POSITIVE_INFINITY,
  eager = false,
  className,
}: Props) {
  const { imagem, alt, largura, altura } = picture
  const most = Math.min(largura, widest)

  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(imagem, 'avif', most)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(imagem, 'webp', most)} sizes={sizes} />
      <img
        className={className}
        src={resizedUrl(imagem, 640, 'jpg')}
        width={largura}
        height={altura}
        alt={alt}
        {...(eager
          ? { srcSet: srcSet(imagem, 'jpg', most), sizes, fetchPriority: 'high' }
          : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
