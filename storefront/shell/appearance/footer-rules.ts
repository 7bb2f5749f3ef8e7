import type { FooterStyle } from '#domain/format/appearance/appearance.ts'
import button from '../../components/button.module.css'
import footer from '../footer/footer.module.css'

/** Rules of each footer that differs from `footer.module.css`. */
export const FOOTER_RULES: Record<FooterStyle, string> = {
  contraste: '',
  claro: `
.${footer['footer']}{background:var(--sand);color:var(--ink);--on-ebony:var(--ink);--text-on-dark-soft:var(--stone);--hairline-on-dark:var(--line-strong);--on-ebony-accent:var(--varnish-dark);--focus-colour:var(--rosewood)}
.${footer['strip']}{border-block:var(--hairline);background:var(--paper)}`,
  cor: `
.${footer['footer']}{background:var(--rosewood);color:var(--on-action);--on-ebony:var(--on-action);--text-on-dark-soft:var(--on-action);--hairline-on-dark:color-mix(in srgb,var(--on-action) 30%,transparent);--on-ebony-accent:var(--on-action);--focus-colour:var(--on-action)}
.${footer['strip']}{--focus-colour:var(--rosewood)}
.${footer['footer']} .${button['primary']}{background:var(--on-action);color:var(--rosewood)}`,
}
