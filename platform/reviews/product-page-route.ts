export { productPage } from './routes.ts'
