import type { Banner } from '#contract/content/content.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'

/** Pixels: what social networks show large. */
const SHARED_WIDTH = 1280

/**
 * The home page's frame with its first banner as the picture that shared links show. The banners are an optional part of the
 * page: without them the frame stays as it is, and links show the store's default picture.
 */
export function withSharedPicture<Frame extends Pick<PageFrame, 'seo'>>(
  frame: Frame,
  [first]: readonly Banner[],
): Frame {
  if (!first) return frame
  const picture = resizedUrl(first.dimensoes.desktop.imagem, SHARED_WIDTH, 'jpg')

  return {
    ...frame,
    seo: {
      ...frame.seo,
      openGraphUrlImagem: picture,
      twitterUrlImagem: picture,
    },
  }
}
