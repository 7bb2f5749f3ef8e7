import type { ReactNode } from 'react'
import { Campaign } from '../analytics/campaign.tsx'
import { PageViews } from '../analytics/page-views.tsx'
import { BuyForm } from '../cart/buy-form.tsx'
import { QUICK_BUY } from '../cart/quick-buy.tsx'
import { SideCart } from '../cart/side-cart.tsx'
import { ConsentQuestion } from '../consent/consent-question.tsx'
import { latePart } from '../late-part.tsx'
import { Popups } from '../popup/popups.tsx'
import { SeenPage } from '../service-worker/seen-page.tsx'
import { Wishlist } from '../wishlist/wishlist.tsx'
import { FailedCalls } from './failed-calls.tsx'
import { Header } from './header.tsx'
import { InternalSaleBar } from './internal-sale-bar.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import type { ShellData } from './load-shell.ts'
import { MissingCode } from './missing-code.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PageFocus } from './page-focus.tsx'
import { PagePlace } from './page-place.tsx'

const HelpWidget = latePart(async () => (await import('../help/help-widget.tsx')).HelpWidget)
const LoaderOverlay = latePart(async () => (await import('./loader-overlay.tsx')).LoaderOverlay)
const Footer = latePart(async () => (await import('./footer.tsx')).Footer)
const MerchantTags = latePart(
  async () => (await import('../analytics/merchant-tags.tsx')).MerchantTags,
  () => Promise.resolve(),
)

/** The layout of the specification's section 2, in its order. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      {/* Near the beginning, for those who come by keyboard; it lies at the foot of the screen. */}
      <ConsentQuestion />
      <InternalSaleBar />
      <Header mainMenu={shell.mainMenu} />
      <SideCart />
      <BuyForm id={QUICK_BUY} />
      <LoaderOverlay />
      <NavigationProgress />
      <LinkNavigation />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <FailedCalls />
      <HelpWidget loja={shell.footer.loja} />
      <Footer {...shell.footer} />
      <Popups />
      <Wishlist />
      <PageFocus />
      <PagePlace />
      <MissingCode />
      <SeenPage />
      <Campaign />
      <PageViews />
      {shell.integracoes && isSet(shell.integracoes) && <MerchantTags integracoes={shell.integracoes} />}
    </>
  )
}

/** Most shops measure nothing with services of others. */
function isSet({ googleAnalytics, metaPixel }: NonNullable<ShellData['integracoes']>): boolean {
  return googleAnalytics !== '' || metaPixel !== ''
}
