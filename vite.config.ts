import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { asciiBundle } from './server/ascii-bundle.ts'

/**
 * What every page needs at once: the frame around it, and what fetches, navigates and fails. The rest of the shell is
 * loaded later.
 */
const SHELL = [
  'root',
  'rendering/(seo|browser/api)',
  'listing/(listing-meta|pagination/page-search)',
  'shell/(frame|load-shell|logo|shell|use-page-level)\\.',
  'shell/errors/(failed-calls|failed-page|missing-code|reload)',
  'shell/header/(account-menu|header|use-passed-hero)',
  'shell/internal-sale/internal-sale-bar',
  'shell/menu/(?!menu-link|side-menu-contents)',
  'shell/navigation/(?!loader-overlay)',
  'shell/search/search-panel-id',
]

/** What pages with products show. */
const PRODUCT_PARTS = [
  'components/(breadcrumb|carousel|picture|stars|price/price)',
  'components/forms/quantity-field',
  'components/product-card/',
  'product/instruments/left-hand/preferred-hand',
]

/** What most pages but those of the catalogue need: alone, each piece would be named in the route table for each. */
const FORM_PARTS = [
  'storefront/components/forms/(field|masked-input|form-refusal|use-first-problem)\\.',
  'storefront/(customer/access-page|pages/message-page|reviews/form-page|product/instruments/tool-page)\\.module',
  'storefront/(product/instruments/choice-field|rendering/page-title)',
  'storefront/customer/login-path',
  'domain/(format/fill-mask|time/format-date)\\.',
  'domain/instruments/(mine/mine-path|passport/passport-path|tool-address)\\.',
]

/** What cart, checkout and orders share. */
const ORDER_PARTS = [
  'domain/(cart/(cash-total|piece-hold)|format/(cut-name|format-cep)|shipping/freight-text)\\.',
  'domain/documents/(format-cnpj|format-cpf|format-document)\\.',
  'domain/(product/variants/variant-text|time/format-moment|workshop/service-words)\\.',
  'storefront/cart/(cart-messages|empty-cart|lines/piece-hold|services/line-services)\\.',
  'storefront/(checkout/checkout-paths|product/instruments/product-tools)\\.',
  'storefront/rendering/browser/use-toggle',
  'storefront/shipping/(cep-help|delivery-term|freight-price|freight-term)\\.',
]

/** What pages of one visitor share, and those that mails lead to. No page of the catalogue loads any of it. */
const VISITOR_PARTS = [
  'storefront/components/print-button\\.',
  'storefront/customer/(account-head|instruments/instruments-path)\\.',
  'storefront/customer/teaching/(copy-link|teaching-paths)\\.',
  'storefront/orders/(details/order-timeline|item-picture|payment/codes/copy-button)\\.',
  'storefront/orders/passports/(passport|passport-list|passport-notices|passport-picture|qr-code)\\.',
  'storefront/pages/(link-page|lists/own/list-entry)\\.',
  'storefront/(orders/details/order-sums|pages/(cart/shared-cart|lists/list-item|orders/order))\\.module',
  'storefront/pages/account/account(-addresses)?\\.module',
  'storefront/reviews/(subject-head|thanks|review-form/star-choice)\\.',
  'domain/(order/(order-path|trade-in/trade-in-path)|review/price-alert|workshop/work-order-words)\\.',
  'domain/customer/(first-name|teaching/(list-path|teaching-words))\\.',
  'domain/(order/trade-in/(conditions|trade-in-worth)|time/business-days-clock)\\.',
]

/** What the musician's tools share. */
const TOOL_PARTS = [
  'storefront/product/instruments/(instrument-links|set-row|written-parameters)\\.',
  'storefront/product/instruments/choice/choice-page\\.module',
  'storefront/product/instruments/practice/(practice|practice-head|use-wake-lock)\\.',
  'domain/instruments/pitch/(note|tuning-names|tunings|written-notes)\\.',
  'domain/instruments/(practice/practice-tools|tension/read-tuning)\\.',
]

/** Files that many pages load: the framework, which seldom changes, and the shop's own. */
const SHARED = [
  { name: 'framework', test: /node_modules/ },
  { name: 'shop', test: new RegExp(`storefront/(${SHELL.join('|')})`) },
  { name: 'parts', test: new RegExp(`storefront/(${PRODUCT_PARTS.join('|')})`) },
  { name: 'forms', test: new RegExp(FORM_PARTS.join('|')) },
  { name: 'html', test: /storefront\/components\/html\// },
  { name: 'order', test: new RegExp(ORDER_PARTS.join('|')) },
  { name: 'visitor', test: new RegExp(VISITOR_PARTS.join('|')) },
  { name: 'tools', test: new RegExp(TOOL_PARTS.join('|')) },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [reactRouter(), serviceWorker(), mail(), asciiBundle()],
  // A page contains hundreds of class names, and its data beside them: short names reduce its size.
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // Small pictures and icons stay files: inlined ones would be sent again with every page.
    assetsInlineLimit: 0,
    // One small stylesheet for all pages, so that components whose code comes later are styled from the start.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // The route table, which every page loads, names all files, and shared ones often: these have no name but
            // their content's. 42 bits of it tell a release's files from an earlier one's, which browsers have cached.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: { groups: SHARED },
          },
        },
  },
}))

const STYLESHEETS = globSync('storefront/**/*.module.css').sort()

/**
 * The class name in the built shop: the stylesheet's number in small letters, then the number of the name in capitals.
 * Neighbours get similar names, which compress well, and the same sources get the same names in each build.
 */
function shortName(name: string, path: string, css: string): string {
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
  const sheet = STYLESHEETS.indexOf(relative(import.meta.dirname, path))

  return letters(sheet) + letters(names.indexOf(name)).toUpperCase()
}

/** a, b … z, aa, ab … for 0, 1 and so on. */
function letters(n: number): string {
  if (n < 0) throw new Error('A class name is missing in its stylesheet.')
  const last = String.fromCharCode(97 + (n % 26))

  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last
}

/** Builds the service worker beside the pages, under the name that its scope requires: one file without imports. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'storefront/service-worker/worker.ts',
            output: { format: 'iife' },
          },
        },
      })
      const [worker] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
      if (worker?.type !== 'chunk') this.error('The service worker was not built.')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
    },
  }
}

/** Builds the mail templates beside the pages, for the server to read: `build/server/mail.js`. */
function mail(): Plugin {
  return {
    name: 'mail',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'platform/mail/render.tsx', fileName: 'mail.js' })
    },
  }
}
