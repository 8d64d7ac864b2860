/** What every door needs before its first screen: tokens and elements. Components bring their own CSS modules. */
import './theme.css';
import './base.css';
