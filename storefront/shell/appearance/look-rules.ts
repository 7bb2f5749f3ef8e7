import type { LookName } from '#domain/format/appearance/appearance.ts'
import card from '../../components/product-card/product-card.module.css'
import tiles from '../../home/banners/category-tiles.module.css'
import benefits from '../../home/benefits.module.css'
import brands from '../../home/brand-strip.module.css'
import hero from '../../home/hero/hero.module.css'
import menus from '../../home/hero/hero-menus.module.css'
import section from '../../home/section.module.css'
import listing from '../../listing/listing-head.module.css'
import footer from '../footer/footer.module.css'
import menu from '../menu/main-menu.module.css'

/** Rules of each look that differs from the components' own stylesheets. */
export const LOOK_RULES: Record<LookName, string> = {
  atelie: '',
  // Tall capitals, framed cards, sections under a bar of the accent colour, a hero that fills the screen.
  palco: `
:root{--tracking-display:0.01em;--display-28:clamp(1.625rem,1.35rem + 1.1vw,2.25rem);--display-hero:clamp(2.75rem,1.6rem + 4.6vw,5.25rem);--space-section:clamp(2.5rem,1.75rem + 3vw,4.5rem);--slide-card:clamp(11rem,44vw,18rem)}
h1,h2,.${tiles['name']},.${brands['brands']} a{text-transform:uppercase}
.${card['name']}{text-transform:none}
.${menu['link']}{font-weight:var(--weight-semibold);letter-spacing:.04em;text-transform:uppercase;font-size:var(--text-13)}
.${hero['words']}{align-content:end;padding-block-end:var(--space-96)}
.${hero['words']} h2{max-width:12ch;line-height:1}
.${menus['band']}{border-block-end:var(--space-2) solid var(--varnish)}
.${section['head']}{padding-block:var(--space-12) var(--space-20);border-block-start:var(--space-4) solid var(--varnish)}
.${card['content']}{border:var(--hairline);background:var(--surface);padding-block-end:var(--space-16)}
.${card['content']}>:not(.${card['stage']}){margin-inline:var(--space-12)}
.${card['card']}:hover .${card['content']}{border-color:var(--rosewood)}
.${tiles['tile']}{border:var(--hairline);background:var(--surface)}
.${tiles['tile']}>:not(:first-child){padding-inline:var(--space-16)}
.${tiles['tile']}>:last-child{padding-block-end:var(--space-16)}
.${benefits['list']}{padding:var(--space-32) var(--space-24);border:var(--hairline);background:var(--surface)}
.${footer['footer']}{border-block-start:var(--space-4) solid var(--varnish)}`,
  // White, with air; titles and cards in the middle, pictures without a ground, hairlines between sections.
  partitura: `
:root{--tracking-display:0;--leading-tight:1.2;--display-28:clamp(1.625rem,1.4rem + .9vw,2.125rem);--display-hero:clamp(2.25rem,1.5rem + 3vw,4rem);--space-section:clamp(4rem,2.5rem + 5.5vw,7.5rem);--slide-card:clamp(12rem,60vw,20rem)}
.${menu['link']}{letter-spacing:.06em}
.${hero['words']}{align-content:center;justify-items:center;text-align:center}
.${hero['words']} h2{max-width:18ch}
.${hero['slide']}::after{grid-area:1/1;background:color-mix(in srgb,var(--scrim) 75%,transparent)}
.${section['head']}{grid-template-columns:1fr;justify-items:center;text-align:center;padding-block-end:var(--space-40)}
.${section['section']}+.${section['section']}{padding-block-start:var(--space-section);border-block-start:var(--hairline)}
.${card['stage']}{background:none;border:var(--hairline);margin-block-end:var(--space-16)}
.${card['content']}{align-items:center;text-align:center}
.${card['stage']},.${card['facts']}{width:100%}
.${card['name']}{font-family:var(--font-display)}
.${card['promotions']}{align-self:center}
.${tiles['tile']}{text-align:center}
.${tiles['picture']}{aspect-ratio:3/4}
.${benefits['list']}{border-block:0;text-align:center}
.${benefits['benefit']}{justify-items:center}
.${brands['brands']}{justify-content:center;border-block-start:0}
.${listing['head']}{text-align:center}
.${footer['footer']}{border-block-start:var(--hairline)}
@media (min-width:769px){.${tiles['tiles']}{gap:var(--space-64) var(--space-48)}}`,
}
