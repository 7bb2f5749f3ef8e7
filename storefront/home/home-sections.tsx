import { Html } from '../components/html/html.tsx'
import type { MenuLink } from '../shell/menu/menu-link.ts'
import { AboutBanner } from './banners/about-banner.tsx'
import { BannerRow } from './banners/banner-row.tsx'
import { CategoryTiles } from './banners/category-tiles.tsx'
import { DiscCovers } from './banners/disc-covers.tsx'
import { Benefits } from './benefits.tsx'
import { BrandStrip } from './brand-strip.tsx'
import { Hero } from './hero/hero.tsx'
import { HeroMenus } from './hero/hero-menus.tsx'
import { LinkStrip } from './link-strip.tsx'
import type { HomeSection } from './load-home.ts'
import { Section } from './section.tsx'
import { sectionTitle } from './section-title.ts'
import { ShowcaseSection } from './showcase-section.tsx'

/** Sections of the home page, in the merchant's order. Empty sections are left out. */
export function HomeSections({ sections, titles }: { sections: HomeSection[]; titles: MenuLink[] }) {
  return sections.map((section) => <OneSection key={section.id} section={section} titles={titles} />)
}

function OneSection({ section, titles }: { section: HomeSection; titles: MenuLink[] }) {
  switch (section.tipo) {
    case 'hero':
      return section.group && <Hero banners={section.group.banners} />
    case 'atalhos':
      return <HeroMenus left={section.left} right={section.right} />
    case 'vantagens':
      return <Benefits items={section.items} />
    case 'vitrine': {
      const title = sectionTitle(section, titles)
      return section.showcase && <ShowcaseSection showcase={section.showcase} title={title} />
    }
    case 'categorias':
      return <CategoryTiles group={section.group} title={sectionTitle(section, titles)} />
    case 'sobre':
      return <AboutBanner group={section.group} title={sectionTitle(section, titles)} />
    case 'discos':
      return <DiscCovers group={section.group} title={sectionTitle(section, titles)} />
    case 'marcas':
      return <BrandStrip brands={section.brands} title={sectionTitle(section, titles)} />
    case 'ferramentas':
      return (
        section.tools.length > 0 && (
          <LinkStrip
            links={section.tools}
            title={sectionTitle(section, titles) ?? 'Ferramentas para músicos'}
          />
        )
      )
    case 'guias':
      return (
        section.guides.length > 0 && (
          <LinkStrip links={section.guides} title={sectionTitle(section, titles) ?? 'Guias'} link="/guias" />
        )
      )
    case 'banners':
      return <BannerRow group={section.group} title={section.titulo} />
    case 'texto':
      return (
        section.html !== '' && (
          <Section title={section.titulo}>
            <Html html={section.html} />
          </Section>
        )
      )
  }
}
