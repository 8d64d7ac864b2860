/** What every door needs before its first screen: tokens, elements, and what the page says without its script. Components bring their own CSS modules. */
import './theme.css';
import './base.css';
import './pageNotice.css';
