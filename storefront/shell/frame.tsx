import type { ReactNode } from 'react'
import { Campaign } from '../analytics/campaign.tsx'
import { PageViews } from '../analytics/page-views.tsx'
import { BuyForm } from '../cart/buy-form/buy-form.tsx'
import { QUICK_BUY } from '../cart/buy-form/quick-buy.tsx'
import { SideCart } from '../cart/side-cart/side-cart.tsx'
import { Wishlist } from '../customer/wishlist/wishlist.tsx'
import { ComparisonTray } from '../product/comparison/comparison-tray.tsx'
import { lazyHydrate } from '../rendering/lazy-hydrate.tsx'
import { SeenPage } from '../service-worker/seen-page.tsx'
import { ConsentQuestion } from './consent/consent-question.tsx'
import { FailedCalls } from './errors/failed-calls.tsx'
import { MissingCode } from './errors/missing-code.tsx'
import { ClosedBar } from './header/closed-bar.tsx'
import { Header } from './header/header.tsx'
import { InternalSaleBar } from './internal-sale/internal-sale-bar.tsx'
import type { ShellData } from './load-shell.ts'
import { LinkNavigation } from './navigation/link-navigation.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { PageFocus } from './navigation/page-focus.tsx'
import { ScrollPosition } from './navigation/scroll-position.tsx'
import { Popups } from './popup/popups.tsx'

const HelpWidget = lazyHydrate(async () => (await import('./help/help-widget.tsx')).HelpWidget)
const LoaderOverlay = lazyHydrate(async () => (await import('./navigation/loader-overlay.tsx')).LoaderOverlay)
const Footer = lazyHydrate(async () => (await import('./footer/footer.tsx')).Footer)
const MerchantTags = lazyHydrate(
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
      <ClosedBar />
      {/* Early in the tab order, although it is shown at the bottom of the screen. */}
      <ConsentQuestion />
      <InternalSaleBar />
      <Header mainMenu={shell.mainMenu} />
      <SideCart />
      <BuyForm id={QUICK_BUY} />
      <LoaderOverlay />
      <NavigationProgress />
      <LinkNavigation />
      <main id="conteudo" tabIndex={-1}>
        <MissingCode>{children}</MissingCode>
      </main>
      <ComparisonTray />
      <FailedCalls />
      <HelpWidget loja={shell.footer.loja} />
      <Footer {...shell.footer} />
      <Popups />
      <Wishlist />
      <PageFocus />
      <ScrollPosition />
      <SeenPage />
      <Campaign />
      <PageViews />
      {shell.integracoes && isSet(shell.integracoes) && <MerchantTags integracoes={shell.integracoes} />}
    </>
  )
}

/** Most stores use no third-party measurement. */
function isSet({ googleAnalytics, metaPixel }: NonNullable<ShellData['integracoes']>): boolean {
  return googleAnalytics !== '' || metaPixel !== ''
}
