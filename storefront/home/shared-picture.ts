import type { Banner } from '#contract/content/content.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import { resizedUrl, SHARED_WIDTH } from '#domain/urls/picture-url.ts'

/**
 * The home page's frame with its first banner as the sharing picture. Without banners the frame is unchanged, and links
 * show the store's default picture.
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
