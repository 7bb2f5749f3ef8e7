import type { HeaderStyle } from '#domain/format/appearance/appearance.ts'
import header from '../header/header.module.css'
import light from '../light-frame.module.css'
import menu from '../menu/main-menu.module.css'

/** Rules of each header that differs from `header.module.css`. */
export const HEADER_RULES: Record<HeaderStyle, string> = {
  simples: '',
  // In two rows on wide screens: the logo in the middle, the menu below.
  central: `
@media (min-width:769px){
:root{--header-height:calc(var(--bar-height) + var(--touch))}
.${header['bar']}{display:grid;grid-template:var(--bar-height) var(--touch)/1fr auto 1fr}
.${header['logo']}{grid-area:1/2;max-width:40vw}
.${header['tools']}{grid-area:1/3;margin-inline-start:auto}
.${header['bar']}>.${menu['menu']}{grid-area:2/1/auto/-1;height:100%}
.${menu['entries']}{flex:0 1 auto}
}`,
  // Dark, on the home page too: over a picture it could not be read.
  contraste: `
.${header['header']},.${light['header']},:root:has([data-hero]) .${header['header']}[data-clear]:not(:has([data-sheet][data-open])){background:var(--ebony);border-color:var(--ebony);color:var(--on-ebony);--focus-colour:var(--on-ebony-accent)}
.${header['header']} :is([data-sheet],[popover],dialog){color:var(--ink);--focus-colour:var(--rosewood)}
:root .${menu['link']}[data-highlight]{color:var(--on-ebony-accent)}
:root:has([data-hero]) .${header['header']}[data-home]{margin-block-end:0}`,
}
