import type { Picture } from '#contract/picture.ts'
import { resizedUrl, srcSet } from '#domain/picture-url.ts'

type Props = {
  picture: Picture
  /** How wide it is shown, as the `sizes` attribute has it: the browser picks the file by it. */
  sizes: string
  /** For what is seen first: loads at once and before the rest. */
  eager?: boolean
  className?: string
}

/** A picture in AVIF, WebP and JPEG, in the widths that the screen needs. Its measures are stated, so nothing moves. */
export function ResponsivePicture({ picture, sizes, eager = false, className }: Props) {
  const { imagem, alt, largura, altura } = picture

  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(imagem, 'avif', largura)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(imagem, 'webp', largura)} sizes={sizes} />
      <img
        className={className}
        src={resizedUrl(imagem, 640, 'jpg')}
        srcSet={srcSet(imagem, 'jpg', largura)}
        sizes={sizes}
        width={largura}
        height={altura}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
      />
    </picture>
  )
}
