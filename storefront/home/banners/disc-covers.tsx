import type { BannerGroup } from '#contract/content/content.ts'
import { Carousel } from '#storefront/components/carousel.tsx'
import { Section } from '../section.tsx'
import { BannerPicture } from './banner-picture.tsx'
import styles from './disc-covers.module.css'
import { useShownBanners } from './use-shown-banners.ts'

/** Records in their sleeves; the disc slides out on hover. */
export function DiscCovers({ group, title }: { group: BannerGroup | null; title?: string | undefined }) {
  const banners = useShownBanners(group?.banners ?? [])
  if (!group) return null
  const { titulo, nome, descricao, link } = group.vitrine
  const heading = title ?? (titulo || nome)

  return (
    <Section title={heading} text={descricao} link={link}>
      <div className={styles['shelf']}>
        <Carousel label={heading}>
          {banners.map((banner) => {
            const { link: to, parametrosAdicionais } = banner.dimensoes.desktop
            const name = parametrosAdicionais.titulo ?? banner.nome

            return (
              <article key={banner.id} className={styles['record']} data-screen={banner.dispositivo}>
                <div className={styles['sleeve']}>
                  <BannerPicture
                    banner={banner}
                    sizes="(min-width: 769px) 220px, 44vw"
                    maxWidth={480}
                    className={styles['cover']}
                  />
                </div>
                <h3 className={styles['name']}>{to ? <a href={to}>{name}</a> : name}</h3>
                {parametrosAdicionais.texto && <p className={styles['text']}>{parametrosAdicionais.texto}</p>}
              </article>
            )
          })}
        </Carousel>
      </div>
    </Section>
  )
}
