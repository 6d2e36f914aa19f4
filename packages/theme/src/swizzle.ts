import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

/** What the classic theme has as well is as safe here as it is there. */
export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    'Blog/Pages/BlogAuthorsListPage': 'The list of authors',
    BlogArchivePage: 'The posts by year',
    BlogLayout: 'What stands around posts and lists of them',
    BlogListPage: 'The list of posts, with links to archive, tags and authors',
    'BlogSidebar/Content': 'The list of posts beside a post',
    BlogTagsListPage: 'The tags of the blog',
    ColorModeToggle: 'The button for light and dark',
    'DocCard/Heading/Icon': ['Nothing: cards have no emoji', 'safe', 'safe'],
    DocTagDocListPage: 'The docs of a tag',
    DocTagsListPage: 'The tags of the docs',
    Error: 'The message for what crashes outside the main part of a page',
    ErrorCauses: ['The messages of an error and of its causes', 'safe', 'safe'],
    ErrorPageContent: 'The message for what crashes in the main part of a page',
    'Icon/DarkMode': ['The moon on the button for light and dark', 'safe', 'safe'],
    'Icon/Language': ['The sign of the list of languages', 'safe', 'safe'],
    'Icon/LightMode': ['The sun on the button for light and dark', 'safe', 'safe'],
    'Icon/SystemColorMode': [
      'What the button for light and dark shows where a page follows the system',
      'safe',
      'safe',
    ],
    Loading: ['In place of what is on its way, or did not arrive', 'safe', 'safe'],
    'Navbar/Layout': ['What the navbar stands in', 'unsafe', 'unsafe'],
    'Navbar/MobileSidebar/Layout': ['The menu of narrow screens, a dialog', 'unsafe', 'unsafe'],
    'NavbarItem/DropdownNavbarItem/Desktop': ['A dropdown of the navbar', 'unsafe', 'unsafe'],
    'NavbarItem/LocaleDropdownNavbarItem': ['The list of languages', 'safe', 'unsafe'],
    'NotFound/Content': ['The page that is not found', 'safe', 'safe'],
    NotFoundHelp: ['Ways on from a page that is not found', 'safe', 'unsafe'],
    SiteMetadata: 'What the head says of each page',
    SkipToContent: ['The link that skips the navigation', 'safe', 'unsafe'],
    TabItem: 'One of several tabs',
    Tabs: 'A set of tabs',
    TagPlace: ['The tags above and below a tag', 'safe', 'safe'],
    TagsListByLetter: ['All tags, as TagTree shows them', 'safe', 'safe'],
    TagTree: ['Tags below those that they belong to', 'safe', 'safe'],
  });
