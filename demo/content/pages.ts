import type { PageDraft } from '#contract/content/content-input.ts'
import { accessibilityPage } from './pages/acessibilidade.ts'
import { evaluationPage } from './pages/avaliacao-da-loja.ts'
import { helpCentrePage } from './pages/central-de-atendimento.ts'
import { howToBuyPage } from './pages/como-comprar.ts'
import { paymentPage } from './pages/formas-de-pagamento.ts'
import { warrantyPage } from './pages/garantia.ts'
import { stringGuidePage } from './pages/guia-de-cordas.ts'
import { sizeGuidePage } from './pages/guia-de-tamanhos.ts'
import { faqPage } from './pages/perguntas-frequentes.ts'
import { cookiesPage } from './pages/politica-de-cookies.ts'
import { privacyPage } from './pages/politica-de-privacidade.ts'
import { deliveryPage } from './pages/prazos-e-entrega.ts'
import { securityPage } from './pages/seguranca.ts'
import { aboutPage } from './pages/sobre-a-loja.ts'
import { termsPage } from './pages/termos-de-uso.ts'
import { returnsPage } from './pages/trocas-e-devolucoes.ts'

/** All institutional pages, parents before their children. */
export const pages: PageDraft[] = [
  aboutPage,
  securityPage,
  privacyPage,
  cookiesPage,
  termsPage,
  accessibilityPage,
  helpCentrePage,
  howToBuyPage,
  faqPage,
  returnsPage,
  paymentPage,
  deliveryPage,
  warrantyPage,
  evaluationPage,
  sizeGuidePage,
  stringGuidePage,
]
