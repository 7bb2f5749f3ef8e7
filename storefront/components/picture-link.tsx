// biome-ignore-all lint/a11y/useAnchorContent: the link is hidden, and not reached by the keyboard
import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from './picture.tsx'

type Props = {
  href: string
  picture: Picture
  /** The displayed width in pixels. */
  width: number
  className: string | undefined
}

/** A product's picture that links to it, for the pointer only: for everybody else, its name beside it is the link. */
export function PictureLink({ href, picture, width, className }: Props) {
  return (
    <a href={href} className={className} tabIndex={-1} aria-hidden="true">
      <ResponsivePicture picture={{ ...picture, alt: '' }} sizes={`${width}px`} maxWidth={2 * width} />
    </a>
  )
}
