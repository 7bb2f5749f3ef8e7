import type { SeedPage } from './page-blocks.ts'
import { about } from './pages/about.ts'
import { cookies } from './pages/cookies.ts'
import { delivery } from './pages/delivery.ts'
import { evaluation } from './pages/evaluation.ts'
import { payment } from './pages/payment.ts'
import { privacy } from './pages/privacy.ts'
import { returns } from './pages/returns.ts'
import { security } from './pages/security.ts'
import { service } from './pages/service.ts'
import { terms } from './pages/terms.ts'
import { warranty } from './pages/warranty.ts'

/** The pages that a new store starts with, parents first, in the order of their level. */
export const SEED_PAGES: SeedPage[] = [
  about,
  service,
  evaluation,
  security,
  privacy,
  cookies,
  terms,
  returns,
  payment,
  delivery,
  warranty,
]
