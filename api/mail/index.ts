export { fileCourier, type Courier } from './courier.ts'
export { openPost, type Post } from './post.ts'
