import { matchStories } from './match-stories.ts'

matchStories(1280)
