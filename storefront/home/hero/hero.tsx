import { useRef } from 'react'
import type { Banner } from '#contract/content/content.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import buttons from '../../components/button.module.css'
import { BannerPicture } from '../banners/banner-picture.tsx'
import { useShownBanners } from '../banners/use-shown-banners.ts'
import styles from './hero.module.css'
import { useSlides } from './use-slides.ts'

/**
 * The hero: banners in a scrolling row, by swipe, keyboard, arrows, and automatically until the visitor pauses it or
 * prefers reduced motion. Without JavaScript it is a plain scrolling row.
 */
export function Hero({ banners: all }: { banners: Banner[] }) {
  const banners = useShownBanners(all)
  const track = useRef<HTMLUListElement>(null)
  const { current, playing, canPlay, turn, toggle, hold } = useSlides(track, banners.length)
  const firstNarrow = banners.findIndex(({ dispositivo }) => dispositivo !== 'desktop')
  const theme = banners[current]?.dimensoes.desktop.parametrosAdicionais.tema ?? 'claro'

  return (
    <section
      className={styles['hero']}
      data-hero=""
      data-theme={theme}
      aria-roledescription="carrossel"
      aria-label="Destaques"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <ul ref={track} className={styles['track']} aria-live={playing ? 'off' : 'polite'}>
        {banners.map((banner, i) => (
          <li
            key={banner.id}
            className={styles['slide']}
            data-screen={banner.dispositivo}
            data-theme={banner.dimensoes.desktop.parametrosAdicionais.tema ?? 'claro'}
          >
            <BannerPicture
              banner={banner}
              sizes="100vw"
              eager={i === 0 || i === firstNarrow}
              className={styles['picture']}
            />
            <SlideWords banner={banner} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={`wrap ${styles['controls']}`}>
          {canPlay && (
            <button
              type="button"
              onClick={toggle}
              aria-label={playing ? 'Pausar os destaques' : 'Passar os destaques'}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
          <button type="button" onClick={() => turn(-1)} aria-label="Destaque anterior">
            <Icon name="arrow-left" />
          </button>
          <p className={styles['count']}>
            <span className="visually-hidden">Destaque </span>
            {current + 1}
            <span aria-hidden="true"> / </span>
            <span className="visually-hidden"> de </span>
            {banners.length}
          </p>
          <button type="button" onClick={() => turn(1)} aria-label="Próximo destaque">
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </section>
  )
}

function SlideWords({ banner }: { banner: Banner }) {
  const { link, parametrosAdicionais } = banner.dimensoes.desktop
  const { titulo, texto, botao } = parametrosAdicionais

  return (
    <div className={`wrap ${styles['words']}`}>
      {titulo && <h2>{titulo}</h2>}
      {texto && <p>{texto}</p>}
      {link && (
        <a href={link} className={buttons['primary']}>
          {botao ?? 'Ver mais'}
          {!titulo && <span className="visually-hidden">: {banner.nome}</span>}
        </a>
      )}
    </div>
  )
}
