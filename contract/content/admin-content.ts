import { appearance } from './appearance.ts'
import { banners } from './banners.ts'
import { help } from './help.ts'
import { home } from './home-sections.ts'
import { mails } from './mail-texts.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'

/** The shop's content besides products, and the texts of its mails. */
export const content = { appearance, banners, popups, pages, home, help, mails }
