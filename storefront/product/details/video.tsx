import { type MouseEvent, useState } from 'react'
import { videoKind } from '#domain/urls/video-address.ts'
import { track } from '#storefront/analytics/track.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import styles from './video.module.css'

/**
 * A video of the product: one of the shop's is played in place; one at YouTube too, but nothing is loaded from there
 * before somebody wants to see it; any other is a link.
 */
export function Video({ url, nome }: { url: string; nome: string }) {
  const video = videoKind(url)
  if (video.kind === 'youtube') return <YouTubeVideo id={video.id} url={url} nome={nome} />
  if (video.kind === 'link') return <VideoLink url={url} />

  return (
    // biome-ignore lint/a11y/useMediaCaption: the films of instruments hold music, no speech
    <video
      className={styles['video']}
      src={video.url}
      controls
      preload="none"
      aria-label={`Vídeo: ${nome}`}
      onPlay={() => watched(nome)}
    />
  )
}

function YouTubeVideo({ id, url, nome }: { id: string; url: string; nome: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (isPlaying)
    return (
      <iframe
        className={styles['video']}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={`Vídeo: ${nome}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    )

  return (
    <>
      <VideoLink
        url={url}
        onClick={(event) => {
          // Another tab or window is the visitor's own choice.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          watched(nome)
          setIsPlaying(true)
        }}
      />
      <p>O vídeo é do YouTube, que só sabe da sua visita se você o assistir.</p>
    </>
  )
}

function watched(termo: string) {
  track({ nome: 'play_video', termo })
}

function VideoLink({ url, onClick }: { url: string; onClick?: (event: MouseEvent) => void }) {
  return (
    <a className={styles['link']} href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
      <Icon name="play" /> Assistir ao vídeo
    </a>
  )
}
