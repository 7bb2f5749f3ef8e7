import { Icon } from '#storefront/components/icon.tsx'
import styles from './video.module.css'

/** A video on this server is played in place; others are links, since pages load nothing from other hosts. */
export function Video({ url, nome }: { url: string; nome: string }) {
  if (/^\/.+\.(mp4|webm)$/i.test(url)) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the films of instruments hold music, no speech
      <video className={styles['video']} src={url} controls preload="none" aria-label={`Vídeo: ${nome}`} />
    )
  }

  return (
    <a className={styles['link']} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="play" /> Assistir ao vídeo
    </a>
  )
}
